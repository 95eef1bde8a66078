/** What an order costs. QUOTE.md explains the rule with examples. Money is calculated only here (D1, D2). */
export interface Order {
  /** The price per person without a coupon, in sen. */
  fullUnitSen: number;
  /** The price per person to pay: the coupon's, else the full one, in sen. */
  unitSen: number;
  /** Number of persons, at least 1. */
  quantity: number;
  /** SST in percent, such as `8` or `7.5`; at most six decimals. */
  sst: number;
}

/** The lines of the bill, in sen. `priceSen - discountSen + sstSen` is always `totalSen`. */
export interface Quote {
  /** Price per person before the discount; `eachSen × quantity` is `priceSen`. */
  eachSen: number;
  quantity: number;
  priceSen: number;
  discountSen: number;
  sstSen: number;
  totalSen: number;
}

const MILLION = 1_000_000n;

/**
 * The bill of an order: `round_half_up(unit × quantity × (100 + sst) / 100)`, the tax rounded once per order (D1).
 * @throws RangeError when an amount is not a whole number of sen, or the quantity is below 1
 */
export function quoteOf({ fullUnitSen, unitSen, quantity, sst }: Order): Quote {
  const unit = whole('the price per person', unitSen, 0);
  const count = whole('the quantity', quantity, 1);
  if (!(sst >= 0 && sst <= 1_000))
    throw new RangeError(`The SST of a quote is ${sst}. Expected a percentage from 0 to 1000.`);
  // a coupon price above the full price is shown as the price, not as a negative discount
  const each = whole('the full price per person', Math.max(fullUnitSen, unitSen), 0);
  const net = unit * count;
  const share = 100n * MILLION + BigInt(Math.round(sst * 1_000_000));
  const total = (2n * net * share + 100n * MILLION) / (200n * MILLION);
  return {
    eachSen: safe(each),
    quantity,
    priceSen: safe(each * count),
    discountSen: safe((each - unit) * count),
    sstSen: safe(total - net),
    totalSen: safe(total),
  };
}

function whole(what: string, value: number, least: number): bigint {
  if (Number.isSafeInteger(value) && value >= least) return BigInt(value);
  throw new RangeError(`In a quote ${what} is ${value}. Expected a whole number of at least ${least}.`);
}

function safe(sen: bigint): number {
  if (sen <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(sen);
  throw new RangeError(`A quote of ${sen} sen is too large to be exact. Check the price and the quantity.`);
}
