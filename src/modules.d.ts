/** Imports without types of their own. */
declare module '*.scss';
declare module '*.css';
declare module '@wordpress/commands';
declare module '@wordpress/editor';
declare module '@wordpress/plugins';
declare module '*.jpg' {
	/** URL of the built image. */
	const address: string;
	export default address;
}
