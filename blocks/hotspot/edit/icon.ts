/** The block’s icon. */
import { mapMarker } from '@wordpress/icons';

export const icon = mapMarker;
