/** Imports without types of their own. */
declare module '*.scss';
declare module '*.css';
declare module '*.jpg' {
	/** URL of the built image. */
	const address: string;
	export default address;
}
