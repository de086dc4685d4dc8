/** The block’s icon. */
import { tabList } from '@wordpress/icons';

export const icon = tabList;
