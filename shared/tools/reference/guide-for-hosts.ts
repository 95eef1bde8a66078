/**
 * A guide as it lies in the package, without the marks around what is generated.
 * @param widgetPage where a link to a widget leads, by the widget's name, and one to the list of all widgets
 */
export const guideForHosts = (
  guide: string,
  widgetPage: (name?: string) => string = (name = 'README') => `../widgets/${name}.md`,
): string =>
  guide
    .replace(/\]\(\.\.\/\.\.\/widgets\/([\w-]+)\/README\.md\)/g, (_, name: string) => `](${widgetPage(name)})`)
    .replaceAll('](../../README.md#the-widgets)', `](${widgetPage()})`)
    .replace(/<!-- \/?reference.*-->\n+/g, '');
