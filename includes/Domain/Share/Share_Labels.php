<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

defined( 'ABSPATH' ) || exit;

/** What the script says. */
final class Share_Labels {
	/**
	 * Returns the texts.
	 *
	 * @return non-empty-array<string, string>
	 */
	public static function all(): array {
		return array(
			'copied'   => __( 'Copied', 'frontage' ),
			/* translators: %s: a link. */
			'failed'   => __( 'Your browser does not allow copying. The link is: %s', 'frontage' ),
			'instance' => __( 'Your Mastodon server', 'frontage' ),
			'open'     => __( 'Share', 'frontage' ),
			'cancel'   => __( 'Cancel', 'frontage' ),
			'close'    => __( 'Close', 'frontage' ),
			'scan'     => __( 'Scan to open this page on another device.', 'frontage' ),
			'noCode'   => __( 'The QR code could not be loaded. Press the button to try again.', 'frontage' ),
		);
	}
}
