import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'integrations',
	title: () => __( 'Integrations', 'frontage' ),
	order: 20,
	Screen,
} satisfies Tab;
