/** Renders the settings screen into the container that PHP printed. */
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { asides, tabs } from './found';
import './settings.scss';

const place = document.getElementById( 'frontage-settings' );
const [ first, ...others ] = tabs;
if ( place && first ) {
	createRoot( place ).render(
		<App tabs={ [ first, ...others ] } asides={ asides } />
	);
}
