<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Settings\Group;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor: who it is, what data it receives, and how to call it.
 *
 * The settings group is the vendor's slug; its fields are the required keys. Capability interfaces such as `With_List` define
 * what it can do for modules: see docs/providers.md. Our own are in the folders of `includes/Domain/Providers/`.
 */
interface Provider extends Group {
	/** Returns the vendor's name. */
	public function title(): string;

	/** Returns what the vendor offers the owner, in one sentence. */
	public function purpose(): string;

	/**
	 * Returns the hosts that may be requested: names, or `*.example.com` for one more label.
	 *
	 * @return list<string>
	 */
	public function hosts(): array;

	/** Returns what data the vendor receives. */
	public function third_party(): Third_Party;

	/**
	 * Adds the key to a request right before it is sent, so that cached, queued or logged requests never
	 * contain it.
	 *
	 * @param Http_Request $request Request to one of the hosts.
	 */
	public function authorize( Http_Request $request ): Http_Request;

	/**
	 * Tests the stored key with a real request.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @throws Http_Error If there is no readable response.
	 */
	public function test( Http $http ): Test_Result;
}
