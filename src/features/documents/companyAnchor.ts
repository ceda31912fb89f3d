/** Names the part about the company in addresses: what the law calls the imprint is linked to from every footer. */
export const COMPANY = 'company';
