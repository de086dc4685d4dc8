import { __ } from '@wordpress/i18n';
import type { TabHead } from '@frontage/settings/tab';

export default {
	slug: 'feedback',
	title: () => __( 'Feedback', 'frontage' ),
	order: 95,
} satisfies TabHead;
