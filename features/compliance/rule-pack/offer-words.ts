/** What reps call an offer to a creditor, as one place of a phrase. */
export const offerWords = 'offer|offers|proposal|proposals|propose|settlement_offer|bid'
