<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Whether the current user gets advice about channels that cannot be checked. */
final class Read_Advice implements Endpoint {
	public const ROUTE  = '/live-advice';
	public const METHOD = 'GET';
	public const REPLY  = '`{ isOpen, settings }`: whether the user gets the advice, and where an API key is saved, if the user may';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'isOpen'   => Advice::is_open(),
				'settings' => current_user_can( 'manage_options' ) ? admin_url( 'admin.php?page=frontage&tab=integrations' ) : '',
			)
		);
	}
}
