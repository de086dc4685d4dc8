/** Opens the page's marked links over the page. */
import type { FrontageIsland } from '../../../src/islands/types';
import { lightbox, type LightboxProps } from '../../../src/ui/lightbox';

export const enhance = (
	_island: FrontageIsland,
	props: LightboxProps
): ( () => void ) => lightbox( props );
