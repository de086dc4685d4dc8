import type { Mount } from '@frontage/islands/types';

/** The view of another plugin, for tests. */
export const mount: Mount = ( island, { stars } ) => {
	island.textContent = String( stars );
	return () => island.replaceChildren();
};
