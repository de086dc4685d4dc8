/** The block’s icon. */
import { justifyStretch } from '@wordpress/icons';

export const icon = justifyStretch;
