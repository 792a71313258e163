"""The URLs at which a server can be reached: from this machine and from the local network."""

import socket
from ipaddress import ip_address

# by IP version; reserved for documentation, never assigned
UNASSIGNED_ADDRESSES = {4: "192.0.2.1", 6: "2001:db8::1"}
DISCARD_PORT = 9


def local_url(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine; 0.0.0.0 becomes 127.0.0.1."""
    if is_unspecified_address(host):
        host = "::1" if ":" in host else "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_url(host: str, port: int) -> str | None:
    """The URL for other machines in the local network; None if the server does not listen there."""
    if not is_unspecified_address(host):
        return None
    version = ip_address(host).version
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # connecting a UDP socket sends nothing, but selects a route
            probe.connect((UNASSIGNED_ADDRESSES[version], DISCARD_PORT))
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if ip_address(own).is_loopback else local_url(own, port)


def is_unspecified_address(host: str) -> bool:
    """Whether this is the unspecified address, which means all network interfaces."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
