import { __ } from '@wordpress/i18n';
import type { TabHead } from '@frontage/settings/tab';

export default {
	slug: 'entries',
	title: () => __( 'Messages', 'frontage' ),
	order: 15,
} satisfies TabHead;
