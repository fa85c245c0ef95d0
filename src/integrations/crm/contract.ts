/** A person and what they enquired about, for a customer system. `key` is the same however often it is recorded. */
export interface CrmLead {
  key: string;
  person: {
    name: string | null;
    last_name: string | null;
    email: string | null;
    phone: string | null;
    postcode: string | null;
  };
  /** One line: "Used Vehicle Enquiry: Toyota Corolla (K1234)". */
  title: string;
  /** All that was said, as lines for a person to read. */
  text: string;
  /** All of it, for programs. */
  payload: Readonly<Record<string, unknown>>;
  at: Date;
}

/**
 * A customer system. It answers once the person and the enquiry are recorded, and throws `DeliveryFailure` where they
 * are not.
 */
export interface Crm {
  record(lead: CrmLead): Promise<void>;
}
