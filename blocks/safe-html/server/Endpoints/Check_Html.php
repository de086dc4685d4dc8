<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html\Endpoints;

use Frontage\Blocks\Safe_Html\Removed;
use Frontage\Blocks\Safe_Html\Safe_Html;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What visitors get of an author's HTML, and what was removed. */
final class Check_Html implements Endpoint {
	public const ROUTE  = '/safe-html';
	public const METHOD = 'POST';
	public const REPLY  = '`{ html, removed }`: the safe HTML, and a list of what is not in it; no HTML for more than 200,000 bytes';

	/** Of the request, in which a source is longer than it is. */
	private const BODY_BYTES = 3 * Safe_Html::MOST_BYTES;

	public function args(): array {
		return array( 'html' => Args::content() );
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' )->body( self::BODY_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'html'    => Safe_Html::of( $args['html'] ),
				'removed' => Removed::from( $args['html'] ),
			)
		);
	}
}
