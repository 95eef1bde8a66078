import { RESERVED_ATTRIBUTES, propertyAttribute } from '../../lib/index.ts';

/**
 * The attribute a widget's property is written as.
 * @throws Error for a name whose attribute means something else on every widget, so that the property could never be written as one
 */
export function attributeOfProperty(widget: string, property: string): string {
  const attribute = propertyAttribute(property);
  if (RESERVED_ATTRIBUTES.includes(attribute))
    throw new Error(
      `${widget}.props.ts has a property "${property}", which is written ${attribute}. That attribute means something else on every widget. Choose another name.`,
    );
  return attribute;
}
