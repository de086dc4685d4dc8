import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'integrations',
	title: () => __( 'Integrations', 'frontage' ),
	order: 20,
} satisfies TabHead;
