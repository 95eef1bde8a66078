import type { ReactNode } from 'react';
import { formatSen } from '../../../../../shared/lib/index.ts';
import { Field } from '../../../../../shared/ui/controls/index.ts';
import { RadioGroup } from '../../../../../shared/ui/choices/index.ts';
import { Select } from '../../../../../shared/ui/select/index.ts';
import { Switch } from '../../../../../shared/ui/switch/index.ts';
import { type Elements, useText } from '../../../../../shared/ui/base/index.ts';
import { mayBringSpouse, mostTickets, type Offer, quantities } from '../../../party.ts';
import type { PhoneCode } from '../phone.ts';
import { fullUnitSen } from '../prices.ts';
import type { Properties } from '../../../training-registration.props.ts';
import { texts } from '../../../training-registration.text.ts';
import { CouponField } from '../coupons/coupon-field.tsx';
import { NameField } from '../person/name-field.tsx';
import { PhoneField } from '../person/phone-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { OrderState } from './use-order.ts';

interface OrderChoicesProps {
  order: OrderState;
  properties: Properties;
  codes: readonly PhoneCode[];
}

/** The choices of an order, each shown only under its condition: coupons, spouse, quantity, price. */
export function OrderChoices({ order, properties, codes }: OrderChoicesProps): ReactNode {
  const words = useText(texts);
  const { prices, yuran, total_pax, is_bulk, baki_tiket, has_coupon, has_referral_coupon } = properties;
  const { couponState } = order;
  const hasSpouse = mayBringSpouse(properties) || order.withSpouse;
  const hasQuantity = is_bulk && baki_tiket !== 0;
  const left = baki_tiket !== null && baki_tiket > 0 && (
    <p className="training-note">{words.ticketsLeft(baki_tiket, total_pax)}</p>
  );
  return (
    <>
      {has_coupon && <CouponField kind="coupon" label={words.coupon} couponState={couponState} />}
      {has_referral_coupon && <CouponField kind="referral" label={words.referralCoupon} couponState={couponState} />}
      {!hasQuantity && prices.length < 2 && left}
      {hasSpouse && <Spouse order={order} codes={codes} />}
      {hasQuantity && <Quantity order={order} offer={properties} left={left} />}
      {prices.length === 1 && prices[0]?.name && (
        <p className="training-note" dir="auto">
          {prices[0].name}
        </p>
      )}
      {prices.length > 1 && (
        <RadioGroup
          label={words.price}
          note={!hasQuantity && left}
          options={prices.map((price) => ({
            value: price.id,
            label: price.name,
            amount: formatSen(fullUnitSen(price, yuran)),
          }))}
          value={order.price?.id ?? null}
          onChange={order.choosePrice}
        />
      )}
    </>
  );
}

function Spouse({ order, codes }: Omit<OrderChoicesProps, 'properties'>): ReactNode {
  const words = useText(texts);
  const on = order.withSpouse;
  return (
    <div className="training-spouse">
      <div className="training-spouse-row">
        <b aria-hidden="true">{words.attendWithSpouse}</b>
        <Switch
          size="m"
          label={words.attendWithSpouse}
          checked={on}
          onToggle={() => order.setSpouse(!on)}
          yes={words.yes}
          no={words.no}
        />
      </div>
      {on && (
        <>
          <NameField label={words.spouseName} name="spouse_name" missing={words.needSpouseName} autoComplete="off" />
          <PhoneField
            label={words.spousePhone}
            number="spouse_phone"
            country="spouse_phone_code"
            codes={codes}
            missing={words.needSpousePhone}
          />
        </>
      )}
    </div>
  );
}

/** The quantity, from 1 to the tickets left (part 5), as a list or, for many tickets, a number field; fixed at two with the spouse (D1). */
function Quantity({ order, offer, left }: { order: OrderState; offer: Offer; left: Elements }): ReactNode {
  const words = useText(texts);
  const { quantity } = order.quote;
  const choices = quantities(offer);
  return (
    <div className="training-tickets">
      <Field label={words.quantity} hint={order.withSpouse ? words.withSpouse : undefined}>
        {(field) => (
          <>
            {choices === undefined ? (
              <QuantityField
                field={field}
                value={quantity}
                most={mostTickets(offer)}
                disabled={order.withSpouse}
                onChange={order.setQuantity}
              />
            ) : (
              <Select
                {...field}
                value={quantity}
                disabled={order.withSpouse}
                onChange={(event) => order.setQuantity(Number(event.target.value))}
              >
                {/* if fewer tickets are left than were chosen, the choice stays visible until another is made */}
                {(choices.includes(quantity) ? choices : [...choices, quantity]).map((each) => (
                  <option key={each} value={each} disabled={!choices.includes(each)}>
                    {each}
                  </option>
                ))}
              </Select>
            )}
            {left}
          </>
        )}
      </Field>
    </div>
  );
}
