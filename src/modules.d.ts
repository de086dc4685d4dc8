/** Imports that have no types of their own. */
declare module '*.scss';
declare module '@wordpress/block-editor';
declare module '@wordpress/editor';
declare module '@wordpress/plugins';
