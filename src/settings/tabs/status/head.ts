import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'status',
	title: () => __( 'Status', 'frontage' ),
	order: 90,
} satisfies TabHead;
