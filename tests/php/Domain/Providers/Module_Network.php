<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;

/** A vendor of another plugin whose name is taken. */
final class Module_Network implements Provider {
	public static function group(): string {
		return 'tabs';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'Taken';
	}

	public function purpose(): string {
		return '';
	}

	public function hosts(): array {
		return array();
	}

	public function third_party(): Third_Party {
		return new Third_Party( '', '' );
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		return new Test_Result( true, '' );
	}
}
