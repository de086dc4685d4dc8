<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;


/**
 * A stub vendor whose key is set by a constant.
 *
 * Called by browsers, with a short key and an ordinary setting.
 */
final class Held_Vendor implements Provider {
	public static function group(): string {
		return 'held-vendor';
	}

	public static function settings(): array {
		return array(
			'key'    => Field::secret( 'Key' ),
			'region' => Field::text( 'Region', 10, 'eu' ),
		);
	}

	public function title(): string {
		return 'Another vendor';
	}

	public function purpose(): string {
		return 'Shows maps.';
	}

	public function hosts(): array {
		return array( 'maps.example.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party( 'The address of the visitor.', 'https://example.com/privacy', 'marketing', array( 'tiles.example.com' ) );
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		return new Test_Result( true, 'Fine.' );
	}
}
