<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Video\Consent_Line;

defined( 'ABSPATH' ) || exit;

/** What a block says, for the server and the script. */
final class Labels {
	/**
	 * Returns texts that are the same for all vendors.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array(
			'live'      => __( 'Live', 'frontage' ),
			'upcoming'  => __( 'Upcoming', 'frontage' ),
			'past'      => __( 'Recording', 'frontage' ),
			'offline'   => __( 'Offline', 'frontage' ),
			'title'     => __( 'Live stream', 'frontage' ),
			'play'      => __( 'Play:', 'frontage' ),
			'none'      => __( 'There is no live stream right now.', 'frontage' ),
			'channel'   => __( 'Visit the channel', 'frontage' ),
			'starts'    => __( 'Starts:', 'frontage' ),
			'since'     => __( 'Live since:', 'frontage' ),
			'streamed'  => __( 'Streamed:', 'frontage' ),
			'soon'      => __( 'Starting soon', 'frontage' ),
			'question'  => __( 'The live stream may have started. Click OK to refresh the page.', 'frontage' ),
			'ok'        => __( 'OK', 'frontage' ),
			'cancel'    => __( 'Cancel', 'frontage' ),
			'fresh'     => __( 'The live stream may have started.', 'frontage' ),
			'watch'     => __( 'Watch now', 'frontage' ),
			'chat'      => __( 'Live chat', 'frontage' ),
			'showChat'  => __( 'Show live chat', 'frontage' ),
			'closeChat' => __( 'Close live chat', 'frontage' ),
		);
	}

	/**
	 * Returns what the script needs to ask for consent to a vendor, and what it says.
	 *
	 * @param With_Video $vendor Of a stream.
	 * @return array<string, mixed>
	 */
	public static function of( With_Video $vendor ): array {
		$name = $vendor->title();
		$asks = Consent_Mode::asks();
		return array(
			'terms'      => Consent::terms( $vendor ),
			'asks'       => $asks,
			'ask'        => Consent_Line::sentence( $vendor, true ),
			'policy'     => Consent_Line::policy( $name ),
			'policyUrl'  => Url::safe( $vendor->third_party()->policy_url ),
			'always'     => Consent_Mode::CLICK === Consent_Mode::current() ? '' : Consent_Line::always( $name ),
			'stop'       => Consent::stop( $name ),
			/* translators: %s: name of a company. */
			'failed'     => sprintf( __( '%s cannot play this video here. Open it there instead.', 'frontage' ), $name ),
			'chatNotice' => $asks ? sprintf(
				/* translators: %s: name of a company. */
				__( 'The chat comes from %s, which sets cookies when you open it.', 'frontage' ),
				$name
			) : '',
		);
	}
}
