/** The block’s icon. */
import { megaphone } from '@wordpress/icons';

export const icon = megaphone;
