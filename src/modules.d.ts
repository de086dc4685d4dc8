/** Imports that have no types of their own. */
declare module '*.scss';
declare module '*.css';
declare module '@wordpress/commands';
declare module '@wordpress/editor';
declare module '@wordpress/plugins';
declare module '*.jpg' {
	/** Address of the built picture. */
	const address: string;
	export default address;
}
