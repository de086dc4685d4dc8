import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'ads',
	title: () => __( 'Ads', 'frontage' ),
	order: 14,
} satisfies TabHead;
