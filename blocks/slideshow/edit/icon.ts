/** The block’s icon. */
import { play } from '@wordpress/icons';

export const icon = play;
