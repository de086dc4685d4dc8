/** Loads `@wordpress/dataviews` as a separate chunk, only for this tab. */
import './dataviews.scss';
export { DataViews as default } from '@wordpress/dataviews/wp';
