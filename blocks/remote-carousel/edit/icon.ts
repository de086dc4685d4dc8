/** The block’s icon. */
import { skipForward } from '@wordpress/icons';

export const icon = skipForward;
