/** The block’s icon. */
import { rotateRight } from '@wordpress/icons';

export const icon = rotateRight;
