/** The block’s icon. */
import { insertAfter } from '@wordpress/icons';

export const icon = insertAfter;
