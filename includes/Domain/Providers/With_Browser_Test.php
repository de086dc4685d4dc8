<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor with a public key, which only a browser can try: it gets a token, which the server then verifies.
 *
 * @internal
 */
interface With_Browser_Test {
	/**
	 * Returns what the browser needs to get a token.
	 *
	 * @return array{kind: string, key: string, action: string}
	 */
	public function browser_test(): array;

	/**
	 * Tests both keys.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @param string $token Token that the owner's browser got with the public key; empty if it got none.
	 */
	public function test_pair( Http $http, string $token ): Test_Result;
}
