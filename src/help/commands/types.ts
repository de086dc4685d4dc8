export type { Command } from '@wordpress/commands';
