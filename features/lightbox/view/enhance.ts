import type { FrontageIsland } from '@frontage/islands/types';
import { lightbox, type LightboxProps } from '@frontage/lightbox';

/** Opens the page's marked links in the lightbox. */
export const enhance = (
	_island: FrontageIsland,
	props: LightboxProps
): ( () => void ) => lightbox( props );
