/** The block’s icon. */
import { bell } from '@wordpress/icons';

export const icon = bell;
