<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that plays videos, and tells what is known about them.
 *
 * @internal
 */
interface With_Video extends Provider {
	/**
	 * Returns the request URL for what is known about a video, without a key.
	 *
	 * @param Video_Address $video One of this vendor.
	 */
	public function details_url( Video_Address $video ): string;

	/**
	 * Reads the vendor's answer.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 * @param Video_Address           $video What was asked for.
	 * @return Video_Details|null Null if the answer describes no video.
	 */
	public function details( array $answer, Video_Address $video ): ?Video_Details;

	/**
	 * Returns the address of the page with the video, for people.
	 *
	 * @param Video_Address $video One of this vendor.
	 */
	public function watch_url( Video_Address $video ): string;

	/**
	 * Returns the address of the player, without `autoplay`. Players obey messages and set as few cookies as the vendor
	 * offers.
	 *
	 * @param Video_Address $video One of this vendor.
	 */
	public function embed_url( Video_Address $video ): string;

	/**
	 * Returns what an author reads when the vendor refuses.
	 *
	 * @param Http_Response $answer With a status that is not OK, or without a video.
	 */
	public function error_message( Http_Response $answer ): string;
}
