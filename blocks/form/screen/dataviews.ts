/** WordPress's lists for data, in a file of their own: only this tab loads it. */
import './dataviews.scss';
export { DataViews as default } from '@wordpress/dataviews/wp';
