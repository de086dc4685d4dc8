<?php
declare( strict_types=1 );

namespace Frontage\Admin\Modules\Endpoints;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Costs;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Every module; until all content was read once, each call reads some of it. */
final class List_Modules implements Endpoint {
	public const ROUTE  = '/modules';
	public const METHOD = 'GET';
	public const REPLY  = '`{ modules, usage, files }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		if ( ! Index_Builder::progress()['isKnown'] ) {
			Index_Builder::step();
		}
		return Response::json(
			array(
				'modules' => Module_List::all(),
				'usage'   => Index_Builder::progress(),
				'files'   => Costs::files(),
			)
		);
	}
}
