/** Help for authors in the block editor: the meter, copying of looks, commands, the guide, live values. */
import { registerPlugin } from '@wordpress/plugins';
import { addMeter } from './meter/block-panel';
import { BeforePublishing, PageSidebar } from './meter/page-sidebar';
import './help.scss';

addMeter();

registerPlugin( 'frontage', {
	render: () => (
		<>
			<PageSidebar />
			<BeforePublishing />
		</>
	),
} );
