/** Attributes that any element may have for a purpose of the page's own (HTML, "global attributes"), so that none of them was meant as a property. */
export const GLOBAL_ATTRIBUTES =
  /^(?:accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|itemid|itemprop|itemref|itemscope|itemtype|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$/;
