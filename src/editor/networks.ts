import { __ } from '@wordpress/i18n';

/** Returns the networks that authors choose from; `Networks::names()` has the same. */
export const networkNames = (): Record< string, string > => ( {
	bluesky: 'Bluesky',
	facebook: 'Facebook',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	pinterest: 'Pinterest',
	reddit: 'Reddit',
	telegram: 'Telegram',
	threads: 'Threads',
	tumblr: 'Tumblr',
	vk: 'VK',
	whatsapp: 'WhatsApp',
	x: 'X',
	mail: __( 'Email', 'frontage' ),
	copy: __( 'Copy link', 'frontage' ),
	print: __( 'Print', 'frontage' ),
	qr: __( 'QR code', 'frontage' ),
	more: __( 'More', 'frontage' ),
} );
