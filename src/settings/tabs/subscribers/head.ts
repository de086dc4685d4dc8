import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'subscribers',
	title: () => __( 'Subscribers', 'frontage' ),
	order: 16,
} satisfies TabHead;
