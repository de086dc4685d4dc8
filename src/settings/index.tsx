/** Renders the settings screen into the container that PHP printed. */
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { asides, tabs } from './found';
import './settings.scss';

const place = document.getElementById( 'frontage-settings' );
if ( place ) {
	createRoot( place ).render( <App tabs={ tabs } asides={ asides } /> );
}
