import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'status',
	title: () => __( 'Status', 'frontage' ),
	order: 90,
	Screen,
} satisfies Tab;
