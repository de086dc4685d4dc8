/** Imports that have no types of their own. */
declare module '*.scss';
declare module '@wordpress/block-editor';
