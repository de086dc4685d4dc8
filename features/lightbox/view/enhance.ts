import type { FrontageIsland } from '../../../src/islands/types';
import { lightbox, type LightboxProps } from '../../../src/ui/lightbox';

/** Opens the page's marked links over the page. */
export const enhance = (
	_island: FrontageIsland,
	props: LightboxProps
): ( () => void ) => lightbox( props );
