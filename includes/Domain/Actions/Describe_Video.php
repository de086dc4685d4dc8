<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Asks a vendor about a video that an author has pasted, and copies its picture. Pages read what this keeps. */
final class Describe_Video extends Action {
	public const NAME  = 'frontage_describe_video';
	public const REPLY = 'JSON `{ title, poster }`; 422 if it is no video of a vendor, or the vendor does not answer';

	public function args(): array {
		return array( 'url' => Args::text( 1, 500 ) );
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 30 );
	}

	/**
	 * Returns the title and the address of the picture's copy.
	 *
	 * @param array<string, mixed> $args Address.
	 * @param Visitor              $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$video = Video_Address::of( $args['url'] );
		if ( null === $video || null === Videos::vendor( $video ) ) {
			$text = __(
				'This is not the address of a video at YouTube, Vimeo, or a PeerTube server that is named under Integrations.',
				'frontage'
			);
			throw new Action_Exception( 422, 'no_video', $text );
		}
		try {
			$known = Videos::ask( $video );
		} catch ( Http_Error $error ) {
			throw new Action_Exception( 422, $error->reason, $error->getMessage() );
		}
		return Response::json(
			array(
				'title'  => $known->title,
				'poster' => Posters::read( $video, $known )?->url() ?? '',
			)
		);
	}
}
