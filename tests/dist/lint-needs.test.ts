import { expect, test } from 'vitest';
import { lint } from '../support/lint.ts';

const ID = 'missing-property: "yes-no-toggle" with "kind" "fmd" needs "id" (data-id).';
const ROUTE = 'missing-property: "yes-no-toggle" with "kind" "generic" needs "route" (data-route).';
const QUESTION =
  'missing-property: "faq-item" needs "question" (data-question), or a child of the element with slot="question".';
const NOTE = 'missing-property: "note-block" needs "note" (data-note), or a child of the element with slot="note".';
const FEE = 'missing-property: "training-registration" needs "yuran" (data-yuran) or "prices" (data-prices).';

test.each([
  ['<span data-widget="yes-no-toggle" data-kind="fmd"></span>', ID],
  ['<span data-widget="yes-no-toggle" data-kind="fmd" data-id=""></span>', ID],
  ['<span data-widget="yes-no-toggle" data-kind="fmd" data-props=\'{"id":null}\'></span>', ID],
  ['<span data-widget="yes-no-toggle" data-kind="fmd" data-props="null"></span>', ID],
  ['<span data-widget="yes-no-toggle" data-kind="fmd" data-props="[]"></span>', ID],
  ['<x-dw name="yes-no-toggle" :props="[\'kind\' => \'fmd\']" />', ID],
  ['{{ dw("yes-no-toggle", {"kind": "fmd", "value": value}) }}', ID],
  ['<%= dw "yes-no-toggle", kind: "generic", id: 1 %>', ROUTE],
  ['<div data-widget="training-registration" data-training-id="7" data-title="Kem"></div>', FEE],
  ['<div data-widget="faq-item" data-answer="Esok"></div>', QUESTION],
  ['<div data-widget="faq-item" data-question=" " data-answer="Esok">{{ $faq->answer }}</div>', QUESTION],
  [
    '<div data-widget="faq-item" data-answer="Esok"><p slot="answer"></p><div><p slot="question"></p></div></div>',
    QUESTION,
  ],
  ['<div data-widget="note-block">@if ($a)<p>Pagi</p>@else{% trans "Pagi" %}@endif</div>', NOTE],
  ['<div data-widget="note-block">{% for a in b %}<p>Pagi</p>{% endfor %}{% set c = 1 %}</div>', NOTE],
  ['<x-dw name="note-block" :props="[\'title\' => \'Waktu\']"><p>Pagi</p></x-dw>', NOTE],
])('what a property needs beside it: %s', (text, sentence) => {
  expect(lint(text)).toEqual([sentence]);
});

test.each([
  '<span data-widget="yes-no-toggle" data-kind="{{ $kind }}"></span>',
  '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="{{ $id }}"></span>',
  '<span data-widget="yes-no-toggle" data-kind="fmd" {{ $attributes }}></span>',
  '<span data-widget="yes-no-toggle" data-kind="slider" data-type="a" data-slider="b"></span>',
  '{{ dw("yes-no-toggle", {"kind": "fmd", **more}) }}',
  '<div data-widget="training-registration" data-training-id="7" data-title="Kem" data-yuran="{{ $fee }}"></div>',
  '<div data-widget="faq-item" data-question="Bila?"><p slot="answer">Esok</p></div>',
  '<div data-widget="faq-item" data-question="Bila?"><p slot="{{ $slot }}">Esok</p></div>',
  '<div data-widget="faq-item" data-question="Bila?"><p {{ $attributes }}>Esok</p></div>',
  '<div data-widget="faq-item" data-question="Bila?">@include("answer")</div>',
  '<div data-widget="faq-item" data-question="Bila?"><x-answer /></div>',
  // printed by a directive or tag that is not known, such as an inclusion tag of Django
  '<div data-widget="note-block">@includeWhen($a, "note")</div>',
  '<div data-widget="note-block">@each("note", $notes, "note")</div>',
  '<div data-widget="note-block">@livewire("note")</div>',
  '<div data-widget="note-block">{% show_note note %}</div>',
  '<div data-widget="note-block"><p>Nota: {% include "note" %}</div>',
  // the slot is an expression of Alpine, Vue or a component, or Alpine inserts the child
  '<div data-widget="note-block"><p :slot="place">Pagi</p></div>',
  '<div data-widget="note-block"><p x-bind:slot="place">Pagi</p></div>',
  '<div data-widget="note-block"><p v-bind:slot="place">Pagi</p></div>',
  '<div data-widget="note-block"><template x-if="a"><p slot="note">Pagi</p></template></div>',
  // a paragraph needs no end tag
  '<div data-widget="note-block"><p>Nota<p slot="note">Pagi</div>',
  '<div data-widget="note-block"><script type="application/json">{"title":"Waktu"}</script>{!! $note !!}</div>',
  '<x-dw name="note-block"><p slot="note">Pagi</p></x-dw>',
  '{{ dw("note-block", {"title": "Waktu"}) }}',
])('nothing is missing in %s', (text) => {
  expect(lint(text)).toEqual([]);
});
