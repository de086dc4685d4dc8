import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'tools',
	title: () => __( 'Tools', 'frontage' ),
	order: 80,
	Screen,
} satisfies Tab;
