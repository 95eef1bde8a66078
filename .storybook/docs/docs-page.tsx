import { Canvas, Controls, Description, Heading, Markdown, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import reference from 'virtual:dealer-widgets-reference';
import { widgetSections } from '../../shared/tools/reference/widget-page.ts';
import { usePrimary } from './primary.ts';
import { snippetWith } from '../property-controls.ts';
import { writtenWidget } from '../support/written-widget.ts';
import { States } from './states.tsx';
import './docs.css';

/** The documentation of a widget, or of a part of the interface: what it is, a live example, and all there is to know of it. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { id, exported, title, args, initialArgs } = usePrimary();
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const widget = reference.widgets[name];
  if (!widget)
    return (
      <>
        <Title />
        <Description />
        <States />
      </>
    );
  const { 'When to use it': advice = '', Properties: _, ...sections } = widgetSections(name, reference);
  return (
    <>
      <Title>{name}</Title>
      <Markdown>{`${widget.summary}\n\n${advice}`}</Markdown>
      <Heading>Try it</Heading>
      <Canvas of={exported} sourceState="none" />
      <p>
        <a href={`./?path=/story/${id}&addonPanel=dealer-widgets/theme`} target="_top">
          Try your own colours
        </a>{' '}
        and sizes, and copy their CSS.
      </p>
      <Heading>In a template</Heading>
      <Source code={writtenWidget(snippetWith(title, args, initialArgs))} language="html" format={false} />
      <Heading>Properties</Heading>
      {Object.keys(widget.properties).length === 0 ? (
        <p>It has none. The snippet can be edited as a whole, for example to write the page’s own text into it.</p>
      ) : (
        <p>
          What is changed here changes the example and the snippet above. <span className="dw-docs-required">*</span>{' '}
          has to be there.
        </p>
      )}
      <Controls of={exported} />
      <Heading>States</Heading>
      <States />
      {Object.entries(sections).map(([heading, text]) => (
        <Fragment key={heading}>
          <Heading>{heading}</Heading>
          <Markdown>{text}</Markdown>
        </Fragment>
      ))}
    </>
  );
}
